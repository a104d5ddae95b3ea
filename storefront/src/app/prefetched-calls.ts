import {CARDS_SEEN, CARD_PICTURE, DETAIL_PICTURE} from '../base/picture-sizes.ts';

/** The first requests of a screen, as its queries write them; `{1}` is the second segment of the path. */
interface PrefetchedCalls {
  anybody?: readonly string[];
  member?: readonly string[];
  /** The number of first visible photos of the prizes in the first response, and their `sizes`. */
  pictures?: {first: number; sizes: string};
}

const FAVORITOS = '/api/favoritos';
const PRODUTOS = '/api/produtos?filtros=%7B%22ativo%22%3A1%7D&ordernar=-valorPontos';

/**
 * By route: the requests that the page sends while the app is still loading. Every route also requests the site's
 * settings and, for members who have accepted the rules, their own data (`ALWAYS`). The build writes them into the
 * page; an end-to-end test detects double requests.
 */
export const PREFETCHED_CALLS: Readonly<Record<string, PrefetchedCalls>> = {
  '/login': {anybody: ['/api/sessoes/parceiro/social']},
  '/cadastrar': {anybody: ['/api/sessoes/parceiro/social']},
  '/loja': {
    anybody: ['/api/premios?ativo=1&ordernar=%2BpontosWeb&pagina=0&limite=24', '/api/tags'],
    member: [FAVORITOS],
    pictures: {first: CARDS_SEEN, sizes: CARD_PICTURE},
  },
  '/loja/credito': {
    anybody: ['/api/premios?ativo=1&tipo=credito&ordernar=%2BpontosWeb&pagina=0&limite=24'],
    member: [FAVORITOS],
  },
  '/regulamento': {anybody: ['/api/termos/regulamento']},
  '/politica-privacidade': {anybody: ['/api/termos/privacidade']},
  '/home': {
    member: [
      '/api/pontuacoes?pagina=0&limite=1',
      '/api/pontuacoes/nao-processadas?pagina=0&limite=1',
      '/api/premios?ativo=1&buscaSaldo=1&pagina=0&limite=8',
      FAVORITOS,
    ],
  },
  '/premio/:codigo': {
    member: ['/api/premios?ativo=1&codigo={1}', FAVORITOS],
    pictures: {first: 1, sizes: DETAIL_PICTURE},
  },
  '/pontuacoes': {
    member: [
      '/api/pontuacoes/movimentos?grupo=analise&pagina=0&limite=1',
      '/api/pontuacoes/movimentos?pagina=0&limite=20',
    ],
  },
  '/resgates': {member: ['/api/resgates']},
  '/perfil': {member: ['/api/sessoes/parceiro/social', '/api/sessoes/parceiro/identidades']},
  '/avisos': {member: ['/api/avisos?pagina=0&limite=20']},
  '/avisos/preferencias': {member: ['/api/avisos/preferencias']},
  '/cartao': {member: ['/api/banners/intervalo', '/api/cartoes/pedidos?pagina=0&limite=5']},
  '/pontos-produtos': {member: [PRODUTOS]},
  '/quanto-vou-ganhar': {member: [PRODUTOS]},
  '/privacidade': {member: ['/api/privacidade/dados', '/api/privacidade']},
  '/cluster': {member: ['/api/cluster', '/api/cluster/situacao']},
  '/cursos/:idCurso': {member: ['/api/cursos/parceiro/curso/{1}']},
  '/cursos/:idCurso/assistir': {member: ['/api/cursos/parceiro/curso/{1}']},
  '/ache-seu-pintor': {
    member: ['/api/categorias', '/api/sessoes/parceiro/galeria', '/api/sessoes/parceiro/avaliacoes?status=AVALIADO'],
  },
  '/fotos-videos': {member: ['/api/resgates/fotos_videos']},
};

/** The requests of every screen, in addition to its own. */
export const ALWAYS = {
  anybody: ['/api/configuracoes/site-bloqueado'],
  member: ['/api/sessoes/parceiro/info'],
} as const satisfies PrefetchedCalls;
