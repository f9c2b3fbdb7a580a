import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { environment, EnvironmentError } from '#src/server/platform/environment.ts';

const complete = {
	DATABASE_URL: 'postgresql://app@db.example/app',
	DATA_DIRECTORY: '/data',
	DATA_FSYNC: 'off',
	ADMIN_EMAIL: 'Boss@Example.com',
	ADMIN_PASSWORD: 'twelve chars',
	SITE_URL: 'https://www.site.example/',
	BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
	SMTP_URL: 'smtps://app:key@mail.example:465',
	SAMPLES: 'off',
	RATE_LIMITS: 'off',
	PREVIEW_DATABASE: 'own',
	PICTURE_STORE: 'netlify-blobs',
	LOG_REQUESTS: 'off',
	SLOW_QUERY_MS: '250',
	ALERT_URL: 'https://alerts.example/1',
	METRICS_TOKEN: 'm3'.repeat(16),
	BACKUP_KEY: 'b4'.repeat(16),
	EDITOR: 'git',
	EDITOR_REPOSITORY: 'agency/site',
	EDITOR_BRANCH: 'live',
	COMMIT_REF: '0123456789abcdef0123456789abcdef01234567',
	REQUIRE_SECOND_FACTOR: 'true',
	SECOND_FACTOR_KEY: 'a1'.repeat(32),
	REBUILD: 'off',
	HOST: '127.0.0.1',
	TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8',
	PORT: '8080',
};

test('nothing has to be set, and set to nothing is not set', () => {
	const nothing = Object.fromEntries(Object.keys(complete).map((name) => [name, '']));
	expect(environment(nothing)).toEqual(environment({}));
	expect(environment({})).toEqual({
		databaseUrl: null,
		dataDirectory: '.data',
		waitsForDisk: true,
		adminEmail: 'hello@brightdepartures.example',
		adminPassword: null,
		siteUrl: 'http://localhost:4321',
		buildHookUrl: null,
		smtpUrl: null,
		limitsUses: true,
		hasPreviewDatabase: false,
		deployContext: '',
		slowQueryMilliseconds: 500,
		alertUrl: null,
		metricsToken: null,
		requiresSecondFactor: false,
		secondFactorKey: null,
		pictureStore: 'database',
		plantsSamples: true,
		backupKey: null,
		rebuildsPages: true,
		editor: null,
		host: null,
		trustedProxies: [],
		port: 4321,
	});
});

test('everything that is set is read', () => {
	expect(environment(complete)).toEqual({
		databaseUrl: 'postgresql://app@db.example/app',
		dataDirectory: '/data',
		waitsForDisk: false,
		adminEmail: 'boss@example.com',
		adminPassword: 'twelve chars',
		siteUrl: 'https://www.site.example',
		buildHookUrl: 'https://api.netlify.com/build_hooks/1',
		smtpUrl: 'smtps://app:key@mail.example:465',
		limitsUses: false,
		hasPreviewDatabase: true,
		deployContext: '',
		slowQueryMilliseconds: 250,
		alertUrl: 'https://alerts.example/1',
		metricsToken: 'm3'.repeat(16),
		requiresSecondFactor: true,
		secondFactorKey: 'a1'.repeat(32),
		pictureStore: 'netlify-blobs',
		plantsSamples: false,
		backupKey: 'b4'.repeat(16),
		rebuildsPages: false,
		editor: { name: 'agency/site', branch: 'live' },
		host: '127.0.0.1',
		trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8'],
		port: 8080,
	});
});

test.each([
	['DATABASE_URL', 'mysql://secret@db'],
	['DATABASE_URL', 'postgresql://app:secret#@db/app'],
	['DATA_FSYNC', 'secret'],
	['ADMIN_EMAIL', 'secret'],
	['REQUIRE_SECOND_FACTOR', 'secret'],
	['SECOND_FACTOR_KEY', 'secret'],
	['ADMIN_PASSWORD', 'secret11chr'],
	['ADMIN_PASSWORD', 'secret'.repeat(22)],
	['SITE_URL', 'secret.example'],
	['SITE_URL', 'https://site.example/secret'],
	['SITE_URL', 'https://secret@site.example'],
	['SMTP_URL', 'mail://secret'],
	['SMTP_URL', 'smtp://secret:secret@'],
	['SAMPLES', 'secret'],
	['RATE_LIMITS', 'secret'],
	['PREVIEW_DATABASE', 'secret'],
	['PICTURE_STORE', 'secret'],
	['REBUILD', 'secret'],
	['LOG_REQUESTS', 'secret'],
	['SLOW_QUERY_MS', 'secret'],
	['ALERT_URL', 'secret'],
	['BACKUP_KEY', 'secret'],
	['EDITOR_REPOSITORY', 'secret'],
	['METRICS_TOKEN', 'secret'],
	['METRICS_TOKEN', `secret ${'m3'.repeat(16)}`],
	['TRUSTED_PROXIES', 'secret'],
	['TRUSTED_PROXIES', '127.0.0.1,10.0.0.0/secret'],
	['TRUSTED_PROXIES', '10.0.0.0/33'],
	['TRUSTED_PROXIES', '::1/8/8'],
	['PORT', 'secret'],
	['PORT', '70000'],
	['PORT', '-1'],
])('a wrong %s is named, its value %s is not', (name, value) => {
	const read = () => environment({ [name]: value });
	expect(read).toThrow(EnvironmentError);
	expect(read).toThrow(new RegExp(`^${name} must `));
	expect(read).not.toThrow(/secret|70000/);
});

const { DATABASE_URL, SITE_URL } = complete;
const netlify = 'https://main--site.netlify.example';
test.each([
	['SITE_URL before all', { SITE_URL, URL: netlify, DATABASE_URL }, 'https://www.site.example'],
	['what Netlify says of itself', { URL: netlify, DATABASE_URL }, netlify],
	['site.json with a database of its own', { DATABASE_URL }, 'https://brightdepartures.example'],
	['this machine in embedded use', { PORT: '8080' }, 'http://localhost:8080'],
	['no URL that means something else', { URL: 'tcp://10.0.0.1:80' }, 'http://localhost:4321'],
])('letters link to %s', (_what, source, siteUrl) => {
	expect(environment(source).siteUrl).toBe(siteUrl);
});

test('the deploy that is built is Netlify’s word, and nobody else’s', () => {
	const CONTEXT = 'deploy-preview';
	expect(environment({ NETLIFY: 'true', CONTEXT }).deployContext).toBe(CONTEXT);
	expect(environment({ CONTEXT }).deployContext).toBe('');
});

test('.env.example names every variable', () => {
	const names = readFileSync('.env.example', 'utf8').match(/^\w+(?==)/gm);
	expect(names?.toSorted()).toEqual(Object.keys(complete).toSorted());
});
