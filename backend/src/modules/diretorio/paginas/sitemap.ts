import {directoryPath} from '@clube/domain';
import {html, type Html} from '../../../kernel/http-server/pages/html';
import type {ServerPage} from '../../../kernel/http-server/pages/server-pages';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {QUANTO_CUSTA} from './orcamento/quanto-custa-page';
import {placeName} from './place';

/** Painters per part of the sitemap; search engines accept 50,000 addresses. */
const PAINTERS_PER_PART = 5000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const xml = (root: Html): ServerPage => ({
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}`,
  type: 'application/xml; charset=utf-8',
});

/** The sitemap index: cities, and the parts with painters. */
export async function sitemapIndex(db: Database, site: string): Promise<ServerPage> {
  const row = await db.one(sql<{last: number}>`SELECT coalesce(max(pintor_id), 0)::int AS last FROM pagina_diretorio`);
  const parts = Array.from(
    {length: Math.floor((row?.last ?? 0) / PAINTERS_PER_PART) + 1},
    (_, i) => `/sitemap-pintores-${i + 1}.xml`,
  );
  return xml(
    html`<sitemapindex xmlns="${NAMESPACE}"
      >${['/sitemap-cidades.xml', ...parts].map(
        path => html`<sitemap><loc>${site}${path}</loc></sitemap>`,
      )}</sitemapindex
    >`,
  );
}

export async function sitemapOfCities(db: Database, site: string): Promise<ServerPage> {
  const cities = await db.query(sql<{id: number; nome: string; uf: string}>`
    SELECT m.id, m.nome, m.uf FROM municipio m WHERE EXISTS (
      SELECT 1 FROM pagina_diretorio d WHERE d.municipio_id = m.id AND d.listada AND NOT d.oculta) ORDER BY m.id`);
  return xml(
    html`<urlset xmlns="${NAMESPACE}"
      ><url><loc>${site}/pintores</loc></url
      ><url><loc>${site}${QUANTO_CUSTA}</loc></url
      >${cities.map(
        city => html`<url><loc>${site}/pintores?${new URLSearchParams({onde: placeName(city)}).toString()}</loc></url>`,
      )}</urlset
    >`,
  );
}

/** Undefined for an unknown part. */
export async function sitemapOfPainters(db: Database, site: string, part: number): Promise<ServerPage | undefined> {
  if (!(part >= 1 && part <= 1000)) return undefined;
  const painters = await db.query(sql<{id: number; nome: string; day: string}>`
    SELECT p.id, p.nome, to_char(d.mudou_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day FROM pagina_diretorio d JOIN pintor p ON p.id = d.pintor_id
     WHERE d.pintor_id >= ${(part - 1) * PAINTERS_PER_PART} AND d.pintor_id < ${part * PAINTERS_PER_PART} AND d.listada AND NOT d.oculta ORDER BY p.id`);
  return xml(
    html`<urlset xmlns="${NAMESPACE}"
      >${painters.map(
        painter => html`<url><loc>${site}${directoryPath(painter)}</loc><lastmod>${painter.day}</lastmod></url>`,
      )}</urlset
    >`,
  );
}

/**
 * Not of /compartilhado/, whose pages say `noindex`: a crawler that is kept out never reads that, and some messengers obey this
 * file before they show a preview.
 */
export const robots = (site: string): ServerPage => ({
  body: `User-agent: *\nDisallow: /api/\nDisallow: /painel\nDisallow: /relatorio\nDisallow: /denunciar/\nDisallow: /avaliar/\nDisallow: /pintores/*/contato\nDisallow: /pintores/*/orcamento\nDisallow: /pedido-orcamento/\nSitemap: ${site}/sitemap.xml\n`,
  type: 'text/plain; charset=utf-8',
});
