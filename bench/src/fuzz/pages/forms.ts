import {directoryPath} from '@clube/domain';
import {sql} from '@clube/backend';
import {shown} from '../scenarios/diretorio';
import {sha256, type ScenarioContext} from '../scenarios/scenario-context';
import type {Answer} from '../send';

/** A form as its page sends it, accepted once. */
export interface SentForm {
  path: string;
  fields: Record<string, string>;
}

/** A form of the server's own HTML pages. */
export interface PageForm {
  /** "METHOD /path" with the pattern of its address, the name in reports. */
  route: string;
  /** Matches the paths of its `action`. */
  action: RegExp;
  /** Creates what the form needs. */
  make: (context: ScenarioContext) => Promise<SentForm>;
  accepted: (answer: Answer) => boolean;
  /** Fields whose text a page repeats when the form is sent with `refused` in it. */
  repeats?: {fields: readonly string[]; refused: Record<string, string>};
}

const ESTIMATE = {medida: 'comodos', quanto: '3', condicao: 'boa', acabamento: 'fosco', teto: '1'};
const orcamentoOf = async (context: ScenarioContext): Promise<string> =>
  `${directoryPath({id: await shown(context), nome: 'Pintora da Cena'})}/orcamento`;
const shows =
  (words: string) =>
  ({status, text}: Answer): boolean =>
    status === 200 && text.includes(words);

/** Creates a request that its customer has not confirmed; returns the path of the e-mail's link. */
async function linked(context: ScenarioContext): Promise<string> {
  const token = `pedido-${context.next()}-`.padEnd(32, 'x');
  await context.row(sql<{id: number}>`
    INSERT INTO pedido_orcamento (pintor_id, nome, celular, email, consentimento, criado_em, token_hash)
    VALUES (${await shown(context)}, 'Carla', '19988776655', 'carla@correio.example', 1, now(), ${sha256(token)}) RETURNING id`);
  return `/pedido-orcamento/${token}`;
}

const ofLink = (acao: string, words: string): PageForm => ({
  route: `POST /pedido-orcamento/{token} ${acao}`,
  action: /^\/pedido-orcamento\/[^/]+$/,
  make: async context => ({path: await linked(context), fields: {acao}}),
  accepted: shows(words),
});

export const PAGE_FORMS: readonly PageForm[] = [
  {
    route: 'GET /pintores',
    action: /^\/pintores$/,
    make: () =>
      Promise.resolve({path: '/pintores', fields: {onde: 'São Paulo/SP', servico: '1', raio: '25', nota: '4'}}),
    accepted: ({status}) => status === 200,
    repeats: {fields: ['onde'], refused: {}},
  },
  {
    route: 'GET /quanto-custa-pintar',
    action: /^\/quanto-custa-pintar$/,
    make: () => Promise.resolve({path: '/quanto-custa-pintar', fields: ESTIMATE}),
    accepted: shows('id="estimativa"'),
    repeats: {fields: ['quanto'], refused: {}},
  },
  {
    route: 'GET /pintores/{slug}/orcamento',
    action: /^\/pintores\/[^/]+\/orcamento$/,
    make: async context => ({path: await orcamentoOf(context), fields: ESTIMATE}),
    accepted: shows('id="estimativa"'),
    repeats: {fields: ['quanto'], refused: {}},
  },
  {
    route: 'POST /pintores/{slug}/orcamento',
    action: /^\/pintores\/[^/]+\/orcamento$/,
    make: async context => {
      const celular = `1998${String(1_000_000 + context.next())}`;
      const pedido = {nome: 'Carla', celular, email: `${celular}@correio.example`, mensagem: 'Sala.', aceite: '1'};
      return {path: await orcamentoOf(context), fields: {...ESTIMATE, ...pedido}};
    },
    accepted: ({status}) => status === 303,
    repeats: {fields: ['nome', 'celular', 'email', 'mensagem', 'quanto'], refused: {aceite: ''}},
  },
  ofLink('confirmar', 'Pedido confirmado'),
  ofLink('apagar', 'Pedido apagado'),
];
