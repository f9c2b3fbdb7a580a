# syntax=docker/dockerfile:1
ARG NODE=node:24-slim

FROM ${NODE} AS build
WORKDIR /site
ENV NODE_ENV=production ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The pages are built here and not at the start: a container serves within seconds, from files that nobody can change, even
# while its database is away. Their rows are those of an embedded database that stays behind, unless the build is given the
# secret DATABASE_URL; pages fetch what is newer, as between two builds on Netlify.
RUN --mount=type=secret,id=DATABASE_URL,env=DATABASE_URL npm run build
RUN node --input-type=module --eval "await (await import('/site/src/local/static/static-site.ts')).compressBuild('dist')"
RUN node scripts/image/keep-served.ts
RUN npm prune --no-audit --no-fund

FROM ${NODE}
WORKDIR /site
# The second gives what is larger back to the machine when it is freed: each thread that made a picture ready would keep
# the room of the largest one, 300 to 400 MB in all.
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build /site/package.json /site/netlify.toml ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/content/*.json ./content/
COPY --from=build /site/functions ./functions
COPY --from=build /site/src ./src
COPY --from=build /site/dist ./dist
# What health and metrics name: docker build --build-arg COMMIT_REF=$(git rev-parse HEAD)
ARG COMMIT_REF=
ENV COMMIT_REF=$COMMIT_REF
USER node
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=9s --start-period=20s CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT || 4321) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, which keeps signals to itself: SIGTERM ends it cleanly.
CMD ["node", "src/local/serve.ts"]
