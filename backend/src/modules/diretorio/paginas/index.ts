import type {Application} from '@loopback/core';
import {MOST_RESULTS, NEAR_KM, RAIOS, RESULTS_PAGE, directoryPath, pintorOfSlug} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import {Refusal, TooManyAttempts} from '../../../kernel/refusals/refusals';
import {initOrcamento} from './orcamento';
import {directoryPages} from './pages';
import type {Place} from './place';
import {painterPage} from './painter-page';
import {PainterPageService} from './painter-page.service';
import {MIN_RATING, type PageQuery} from './page-query';
import {resultsPage} from './results-page';
import {DirectorySearchService, type DirectoryFilter} from './search.service';
import {robots, sitemapIndex, sitemapOfCities, sitemapOfPainters} from './sitemap';

export {DirectorySearchService, PainterPageService};

const CITIES = 60;
const LAST_PAGE = MOST_RESULTS / RESULTS_PAGE - 1;
const UNKNOWN = 'Não encontramos esta cidade. Escreva o nome e o estado, como Campinas/SP, ou o CEP.';

/** The directory's public pages, rendered on the server for search engines and messengers as well as for people. */
export async function initPaginas(app: Application): Promise<void> {
  const [db, config, pages] = [
    await app.get(Kernel.DB),
    await app.get(Kernel.CONFIG),
    await app.get(Kernel.SERVER_PAGES),
  ];
  const search = await app.get<DirectorySearchService>('services.DirectorySearchService');
  const painters = await app.get<PainterPageService>('services.PainterPageService');
  const directory = await directoryPages(app);
  const {site, add} = directory;

  add('/pintores', async ({query}) => {
    const pageQuery = readPageQuery(query);
    const [categorias, found] = [await search.categorias(), await placeOf(pageQuery)];
    if (found.place) {
      const result = await searchPage({...pageQuery, place: found.place});
      const shown = {...pageQuery, pagina: result.filter.pagina};
      return {body: resultsPage(site(), {query: shown, categorias, result, cities: []})};
    }
    const cities = await search.cities(CITIES);
    return {
      body: resultsPage(site(), {query: pageQuery, categorias, cities, erro: found.erro}),
      status: found.erro ? 404 : 200,
    };
  });

  /** The page that is asked for or, beyond the last one, the last. */
  async function searchPage(filter: DirectoryFilter) {
    const result = await search.search(filter);
    const last = Math.min(LAST_PAGE, Math.max(0, Math.ceil(result.total / RESULTS_PAGE) - 1));
    if (filter.pagina <= last) return {filter, ...result};
    const clamped = {...filter, pagina: last};
    return {filter: clamped, ...(await search.search(clamped))};
  }

  async function placeOf({onde}: PageQuery): Promise<{place?: Place; erro?: string}> {
    if (!onde) return {};
    try {
      const place = await search.place(onde);
      return place ? {place} : {erro: UNKNOWN};
    } catch (error) {
      if (error instanceof Refusal && error.status !== TooManyAttempts.status) return {erro: error.message};
      throw error;
    }
  }

  add('/pintores/:slug', async ({params: {slug = ''}, query}) => {
    const id = pintorOfSlug(slug);
    const painter = id === undefined ? undefined : await painters.read(id);
    if (!painter) return undefined;
    const path = directoryPath(painter);
    if (path !== `/pintores/${slug}`) return {body: '', status: 301, headers: {Location: path}};
    return {body: painterPage(site(), painter, await painters.ratings(painter.id, pageOf(query, 'avaliacoes')))};
  });

  add('/pintores/:slug/contato', async ({params: {slug = ''}, head}) => {
    const id = pintorOfSlug(slug);
    const found = id === undefined ? undefined : await painters.contact(id, {counted: !head});
    if (!found) return undefined;
    const text = `Olá, ${found.nome.split(' ')[0]}! Vi a sua página no Ache Seu Pintor e queria um orçamento.`;
    const Location = `https://wa.me/55${found.celular}?text=${encodeURIComponent(text)}`;
    const headers = {Location, 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store'};
    return {body: '', status: 303, headers};
  });

  await initOrcamento(app, directory, painters);

  add('/sitemap.xml', () => sitemapIndex(db, config.publicUrl));
  add('/sitemap-cidades.xml', () => sitemapOfCities(db, config.publicUrl));
  add('/sitemap-pintores-:parte.xml', ({params: {parte}}) => sitemapOfPainters(db, config.publicUrl, Number(parte)));
  pages.add('/robots.txt', () => robots(config.publicUrl));
}

function readPageQuery(query: URLSearchParams): PageQuery {
  const number = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : 0);
  return {
    onde: (query.get('onde') ?? '').trim().slice(0, 120),
    categoria: number('servico') || undefined,
    raio: RAIOS.find(km => km === number('raio') && km !== NEAR_KM),
    minRating: number('nota') ? MIN_RATING : undefined,
    pagina: Math.min(LAST_PAGE, pageOf(query, 'pagina')),
  };
}

/** The page that a parameter asks for, from 0; addresses count from 1. */
function pageOf(query: URLSearchParams, name: string): number {
  const asked = query.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) - 1 : 0;
}
