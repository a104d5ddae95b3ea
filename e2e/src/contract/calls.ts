import {PINTOR} from '../support/people';
import {FIELDS} from './fields';

export interface Expected {
  call: readonly [method: 'GET' | 'POST', path: string, body?: object];
  as?: 'pintor' | 'relatorio';
  /** Fields expected in the response, by path (empty path: the response itself). */
  has: Readonly<Record<string, readonly string[]>>;
}

const filtros = (values: object): string => `?filtros=${encodeURIComponent(JSON.stringify(values))}`;
const NO_LINK = {uuid: '0b0e7f0c-6f0e-4c43-9e55-3f6d0f1f2a3b'};
/** The digits of the painter’s CPF. */
export const CPF = PINTOR.cpf.replace(/\D/g, '');

/** The documented endpoints that change nothing, with the expected responses. */
export const CALLS: readonly Expected[] = [
  {
    call: ['GET', '/api/sessoes/parceiro/info'],
    as: 'pintor',
    has: {
      '': ['saldoPontos', 'cluster', 'nextCluster', 'requisitos', ...FIELDS.parceiro],
      profile: FIELDS.parceiro,
      cluster: FIELDS.cluster,
      nextCluster: ['nome'],
      cartao: FIELDS.cartao,
    },
  },
  {call: ['POST', '/api/sessoes/parceiro/validar-recuperacao', NO_LINK], has: {'': ['mensagem', 'valido']}},
  {call: ['POST', '/api/sessoes/parceiro/esqueceu-senha', {informacao: 'x@example.com'}], has: {'': ['mensagem']}},
  {call: ['GET', `/api/parceiros${filtros({cpf: CPF})}`], has: {'parceiros.0': []}},
  {call: ['POST', '/api/indique-ganhe/indicacoes', {}], as: 'pintor', has: {'indicacoes.0': FIELDS.indicado}},
  {call: ['GET', '/api/configuracoes/site-bloqueado'], has: {'': ['bloquearSite']}},
  {call: ['GET', '/api/revendas'], has: {'revendas.0': ['nomeInput']}},
  {call: ['GET', '/api/banners/intervalo'], as: 'pintor', has: {'banners.0': FIELDS.banner}},
  {call: ['GET', '/api/cluster'], as: 'pintor', has: {'clusters.0': FIELDS.cluster}},
  {
    call: ['GET', '/api/premios?tipo=&busca=rolo&tags=&buscaSaldo=&ativo=1'],
    as: 'pintor',
    has: {'': ['premios', 'totalItens'], 'premios.0': FIELDS.premio},
  },
  {call: ['GET', '/api/premios?tipo=credito&ativo=1'], has: {'premios.0': FIELDS.premio}},
  {call: ['GET', '/api/premios?codigo=101&ativo=1'], has: {'premios.0': FIELDS.premio}},
  {call: ['GET', '/api/premios/1'], has: {'': FIELDS.premio}},
  {call: ['GET', '/api/tags'], has: {'': ['tags']}},
  {call: ['POST', '/api/permitido_avaliar', {idPremio: 1}], as: 'pintor', has: {'': ['permitido_avaliar']}},
  {call: ['GET', '/api/resgates'], as: 'pintor', has: {'resgates.0': FIELDS.resgate}},
  {
    call: ['POST', '/api/cursos/parceiro/curso/search', {where: {Curso: {ativo: true, nome: {like: '%parede%'}}}}],
    as: 'pintor',
    has: {'data.0': FIELDS.curso},
  },
  {
    call: ['GET', '/api/cursos/parceiro/curso/1'],
    as: 'pintor',
    has: {
      '': [...FIELDS.curso, 'CertificadoConclusaoCurso'],
      'Modulos.0': ['nome', 'Aulas'],
      'Modulos.0.Aulas.0': FIELDS.aula,
    },
  },
  {
    call: ['GET', '/api/resgates/fotos_videos'],
    as: 'pintor',
    has: {'midias.0': FIELDS.midia, 'midias.0.midia': ['url', 'tipo']},
  },
  {call: ['GET', '/api/pontuacoes'], as: 'pintor', has: {'pontuacoes.0': FIELDS.pontuacao}},
  {
    call: ['GET', '/api/pontuacoes/nao-processadas'],
    as: 'pintor',
    has: {'naoProcessadas.0': FIELDS.naoProcessada},
  },
  {
    call: ['GET', `/api/codigo-promocional${filtros({treinamento: true, cpf: CPF})}`],
    as: 'pintor',
    has: {'codigosPromocionais.0': FIELDS.usoDeCodigo},
  },
  {
    call: ['GET', '/api/codigo-promocional/validar?codigo=CURSOVERNIZ'],
    as: 'pintor',
    has: {codigoPromocional: ['codigo', 'operacao', 'valor']},
  },
  {call: ['GET', `/api/produtos${filtros({ativo: 1})}`], as: 'pintor', has: {'produtos.0': FIELDS.produto}},
  {
    call: ['GET', '/api/relatorio/dashboard'],
    as: 'relatorio',
    has: {
      '': FIELDS.relatorio,
      'usuariosTotais.0': FIELDS.usuarioDoRelatorio,
      'topProdutos.0': ['produto', 'qtde', 'totalVendido'],
      'totalVendas.0': ['mes', 'total'],
      'premiosResgatados.0': ['premio', 'quantidade'],
      'resgates.0': FIELDS.resgateDoRelatorio,
    },
  },
];
