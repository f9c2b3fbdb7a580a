import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { environment, EnvironmentError } from '#src/server/env.ts';

const complete = {
	DATABASE_URL: 'postgresql://app@db.example/app',
	DATA_DIRECTORY: '/data',
	ADMIN_EMAIL: 'Boss@Example.com',
	ADMIN_PASSWORD: 'twelve chars',
	RATE_LIMITS: 'off',
	HOST: '127.0.0.1',
	PORT: '8080',
};

test('nothing has to be set, and set to nothing is not set', () => {
	const nothing = Object.fromEntries(Object.keys(complete).map((name) => [name, '']));
	expect(environment(nothing)).toEqual(environment({}));
	expect(environment({})).toEqual({
		databaseUrl: null,
		dataDirectory: '.data',
		adminEmail: 'hello@brightdepartures.example',
		adminPassword: null,
		limitsUses: true,
		host: null,
		port: 4321,
	});
});

test('everything that is set is read', () => {
	expect(environment(complete)).toEqual({
		databaseUrl: 'postgresql://app@db.example/app',
		dataDirectory: '/data',
		adminEmail: 'boss@example.com',
		adminPassword: 'twelve chars',
		limitsUses: false,
		host: '127.0.0.1',
		port: 8080,
	});
});

test.each([
	['DATABASE_URL', 'mysql://secret@db'],
	['ADMIN_EMAIL', 'secret'],
	['ADMIN_PASSWORD', 'secret11chr'],
	['ADMIN_PASSWORD', 'secret'.repeat(22)],
	['RATE_LIMITS', 'secret'],
	['PORT', 'secret'],
	['PORT', '70000'],
	['PORT', '-1'],
])('a wrong %s is named, its value %s is not', (name, value) => {
	const read = () => environment({ [name]: value });
	expect(read).toThrow(EnvironmentError);
	expect(read).toThrow(new RegExp(`^${name} must `));
	expect(read).not.toThrow(/secret|70000/);
});

test('.env.example names every variable', () => {
	const names = readFileSync('.env.example', 'utf8').match(/^\w+(?==)/gm);
	expect(names?.toSorted()).toEqual(Object.keys(complete).toSorted());
});
