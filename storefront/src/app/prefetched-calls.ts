import {CARDS_SEEN, CARD_PICTURE, DETAIL_PICTURE} from '../base/picture-sizes.ts';

/** What a screen asks for first, as its queries write it; `{1}` is the second part of the address. */
interface PrefetchedCalls {
  anybody?: readonly string[];
  member?: readonly string[];
  /** Of the prizes that its first call answers with, the photos of so many are seen first. */
  pictures?: {first: number; sizes: string};
}

const FAVORITOS = '/api/favoritos';
const PRODUTOS = '/api/produtos?filtros=%7B%22ativo%22%3A1%7D&ordernar=-valorPontos';

/**
 * By the screen's route: the calls that the page makes while the app is still loading. All of them have the site's settings
 * besides, and members who have accepted the rules what is theirs (`ALWAYS`). The build writes them into the page; a journey finds
 * what is requested twice.
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

/** Of every screen, whatever its address asks for besides. */
export const ALWAYS = {
  anybody: ['/api/configuracoes/site-bloqueado'],
  member: ['/api/sessoes/parceiro/info'],
} as const satisfies PrefetchedCalls;
