# CampAIgner in one image. ROLE says what a container does: all, web or worker.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY index.html vite.config.ts ./
COPY public ./public
COPY scripts ./scripts
COPY src ./src
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE THIRD-PARTY-NOTICES ./
COPY migrations ./migrations
# For the commands: docker compose exec app npm run backup
COPY scripts ./scripts
COPY src ./src
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/container-health.ts"]
# Not npm start: signals have to reach the server.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "dist/server/main.js"]
