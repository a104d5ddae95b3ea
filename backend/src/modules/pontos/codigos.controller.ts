import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {actor, currentContext} from '../../kernel/context';
import {NaoEncontrado} from '../../kernel/errors';
import {controller, verb, type Entrada} from '../../kernel/http/verb';
import {Kernel} from '../../kernel/keys';
import {f} from '../../kernel/resources/fields';
import {defineList} from '../../kernel/resources/list';
import {listAnswer, queryOf, type ListQuerySchema} from '../../kernel/resources/list-docs';
import type {Lists} from '../../kernel/resources/lists';
import {cpfDoPintor} from '../../kernel/resources/params';
import {outSchema} from '../../kernel/resources/schemas';
import {flag} from '../../kernel/resources/wire';
import type {Throttle} from '../../kernel/security/throttle';
import {PontosService} from './pontos.service';
import {CodigoInvalido, CodigoJaUsado, CodigoSoComNota, LimiteDeCodigos, PontuacaoBloqueada} from './recusas';

/** Codes with their use: the painter sees the ones used, the panel all of them. */
const codigos = defineList({
  name: 'codigos-promocionais',
  route: '/api/codigo-promocional',
  from: `codigo_promocional t LEFT JOIN uso_codigo u ON u.codigo_promocional_id = t.id AND u.liberado_em IS NULL LEFT JOIN pintor p ON p.id = u.pintor_id`,
  base: 'codigo_promocional t',
  fields: {
    id: f.id(),
    codigo: f.text().contains(),
    nome: f.text().computed('p.nome').optional().unsorted(),
    cpf: f.text().computed('p.cpf').optional().unsorted(),
    valor: f.decimal().unsorted(),
    operacao: f.oneOf(['ADICIONAR', 'MULTIPLICAR']).unsorted(),
    apenasVenda: f.flag01().unsorted(),
    treinamento: f.bool().unsorted(),
    criadoEm: f.moment(),
    expiraEm: f.date().optional().unsorted(),
    utilizadoEm: f.moment().computed('u.utilizado_em').optional().unsorted(),
  },
  sort: '-id',
  as: 'codigosPromocionais',
  params: {
    cpf: cpfDoPintor('u.pintor_id'),
    utilizado: {
      schema: flag,
      sql: value => (value ? 'u.id IS NOT NULL' : 'u.id IS NULL'),
    },
    limitacao: {
      schema: z.enum(['Vendas', 'Geral']),
      sql: value => (value === 'Vendas' ? 't.apenas_venda' : 'NOT t.apenas_venda'),
    },
  },
  scope: (ator, values) => (ator.tipo === 'loja' ? `u.pintor_id = ${values.add(ator.id)}` : undefined),
});

/** The painter's own uses of codes, as the statement shows them. */
const usos = defineList({
  name: 'codigos-do-pintor',
  route: '/api/pontuacoes/codigo/{id}',
  from: 'uso_codigo t',
  fields: {
    id: f.id(),
    pontos: f.int(),
    data: f.moment().computed('t.utilizado_em'),
    detalhes: f
      .json(z.object({codigo: z.string(), operacao: z.string(), valor: z.number()}))
      .computed(`json_build_object('codigo', t.codigo, 'operacao', t.operacao, 'valor', t.valor)`),
  },
  sort: '-data',
  as: 'rows',
  scope: (ator, values) => `t.liberado_em IS NULL AND t.pintor_id = ${values.add('id' in ator ? ator.id : 0)}`,
});

const codigoPromocional = outSchema(codigos.fields).meta({id: 'CodigoPromocional'});
const usoDeCodigo = outSchema(usos.fields).meta({id: 'UsoDeCodigo'});
const codigoQuery = z.strictObject({codigo: z.string().trim().min(1, 'Informe o código').max(60)});
const codigoBody = z
  .strictObject({codigo: z.string('Informe o código').trim().min(1, 'Informe o código').max(60)})
  .meta({id: 'CodigoUsado'});
const codigoAnswer = z
  .object({
    codigoPromocional: z.object({
      codigo: z.string(),
      valor: z.number(),
      operacao: z.enum(['ADICIONAR', 'MULTIPLICAR']),
    }),
  })
  .meta({id: 'CodigoValido'});
const scoreAnswer = z
  .object({
    score: z.object({pontos: z.int(), codigo: z.string()}),
    saldoNovo: z.int(),
    mensagem: z.string(),
  })
  .meta({id: 'CodigoPontuado'});
const usosParams = z.strictObject({id: z.string().max(20)});

@controller()
export class CodigosController {
  constructor(
    @service(PontosService) private readonly pontos: PontosService,
    @inject('kernel.lists') private readonly lists: Lists,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb('GET /api/codigo-promocional', {
    summary: 'Códigos promocionais e seus usos',
    query: queryOf(codigos),
    answer: listAnswer(codigos, codigoPromocional),
  })
  listar({query}: Entrada<undefined, ListQuerySchema>) {
    return this.lists.answer(codigos, query);
  }

  @verb('GET /api/codigo-promocional/validar', {
    summary: 'Diz o que um código vale, sem usá-lo',
    query: codigoQuery,
    answer: codigoAnswer,
    refuses: [CodigoInvalido, CodigoJaUsado],
  })
  async validar({query: {codigo: texto}}: Entrada<undefined, typeof codigoQuery>) {
    const {ator} = currentContext();
    await this.throttle.lookup();
    const {codigo, valor, operacao} = await this.pontos.codigos.achar(texto, ator.tipo === 'loja' ? ator.id : 0);
    return {codigoPromocional: {codigo, valor, operacao}};
  }

  @verb('POST /api/codigo-promocional/validar', {
    summary: 'Usa um código de treinamento',
    body: codigoBody,
    answer: scoreAnswer,
    refuses: [CodigoInvalido, CodigoJaUsado, CodigoSoComNota, LimiteDeCodigos, PontuacaoBloqueada],
  })
  async usar({body}: Entrada<undefined, undefined, typeof codigoBody>) {
    await this.throttle.lookup();
    const {pontos, saldo, codigo} = await this.pontos.usarCodigo(actor('loja').id, body.codigo, {treinamento: true});
    return {score: {pontos, codigo}, saldoNovo: saldo, mensagem: 'Código de treinamento resgatado com sucesso!'};
  }

  @verb('GET /api/pontuacoes/codigo/{id}', {
    summary: 'Os códigos que o pintor usou',
    params: usosParams,
    query: queryOf(usos),
    answer: listAnswer(usos, usoDeCodigo),
    refuses: [NaoEncontrado],
  })
  usos({params: {id}, query}: Entrada<typeof usosParams, ListQuerySchema>) {
    if (id !== String(actor('loja').id)) throw NaoEncontrado();
    return this.lists.answer(usos, query);
  }
}
