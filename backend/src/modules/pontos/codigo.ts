import {
  CODIGO_OPERATIONS,
  CODIGO_EFFECT,
  CODIGO_OPERATION_LABELS,
  CODIGO_PERIOD,
  CODIGO_RULES,
  MAX_CODIGO_PONTOS,
  civilDateOf,
  isCodigoExpired,
} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {madeBy} from '../../kernel/entities/made-by';
import {registration} from '../../kernel/entities/registration';
import {belongsTo, hasMany, relate} from '../../kernel/entities/relations';

const operacao = f
  .oneOf(CODIGO_OPERATIONS)
  .title('Operação')
  .labels(CODIGO_OPERATION_LABELS)
  .required(CODIGO_RULES.noOperation)
  .unsorted();
const valor = f
  .money()
  .title('Valor')
  .check(amount => amount > 0, CODIGO_RULES.noValue)
  .check(amount => amount <= MAX_CODIGO_PONTOS, 'O valor é grande demais')
  .required(CODIGO_RULES.noValue)
  .displayAs('decimal')
  .unsorted();
const notPast = (day: string) => !isCodigoExpired(day, civilDateOf(currentContext().now));
const codigo = f.text(60).required('Código obrigatório').unique('Código já cadastrado');

/** A batch of codes created together. */
export const LoteCodigo = entity(
  'lote_codigo',
  {
    id: f.id(),
    qtd: f.int(1).required('Quantidade obrigatório'),
    prefixo: f.text(20).optional(),
    treinamento: f.bool(),
    usuarioId: f.int().optional().readonly(),
    criadoEm: f.timestamp().defaulted(),
    recolhidoEm: f.timestamp().optional().readonly(),
  },
  {label: 'O lote de códigos'},
);

/** A code that one painter may use once. */
export const CodigoPromocional = entity(
  'codigo_promocional',
  {
    id: f.id(),
    loteCodigoId: f.int().optional().readonly(),
    codigo,
    operacao,
    valor,
    apenasVenda: f.bool(),
    treinamento: f.bool(),
    expiraEm: f.date().optional(),
    usos: f.int().readonly().defaulted(),
    conferido: f.bool().internal(),
    criadoEm: f.timestamp().defaulted(),
  },
  {label: 'O código'},
);

/** A code that many painters may use, once each and with a receipt. */
export const Voucher = entity(
  'voucher',
  {
    id: f.id(),
    voucher: f.code().title('Voucher').required(CODIGO_RULES.noVoucher).unique('Voucher já cadastrado'),
    usos: f.int().title('Usos').readonly().defaulted().unsorted(),
    operacao,
    valor,
    iniciaEm: f.date().title('Inicia em').optional().unsorted(),
    expiraEm: f.date().title('Expira em').check(notPast, CODIGO_RULES.expired).optional().unsorted(),
    criadoEm: f.timestamp().title('Criado em').defaulted().unsorted(),
    criadoPor: madeBy('t.usuario_id'),
    usuarioId: f.int().optional().internal(),
    conferido: f.bool().internal(),
  },
  {label: 'O voucher', few: true, rules: [CODIGO_PERIOD, ...CODIGO_EFFECT]},
);

export const vouchers = registration(Voucher, {
  path: '/api/vouchers',
  calls: ['list'],
  list: {as: 'rows', sort: '-id', search: 'para_busca(t.voucher)'},
  labels: {one: 'um voucher', many: 'os vouchers'},
});

relate(LoteCodigo, {codigos: hasMany(CodigoPromocional, 'loteCodigoId')});
relate(CodigoPromocional, {lote: belongsTo(LoteCodigo, 'loteCodigoId')});
