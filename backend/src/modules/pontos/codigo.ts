import {CODIGO_OPERATIONS, MAX_CODIGO_PONTOS} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {belongsTo, hasMany, relate} from '../../kernel/entities/relations';

const operacao = f.oneOf(CODIGO_OPERATIONS).required('Operação obrigatório');
const valor = f
  .money()
  .check(amount => amount <= MAX_CODIGO_PONTOS, 'O valor é grande demais')
  .required('Valor obrigatório');
const codigo = f.text(60).required('Código obrigatório').unique('Código já cadastrado');

/** Codes that were made together. */
export const LoteCodigo = entity(
  'lote_codigo',
  {
    id: f.id(),
    qtd: f.int(1).required('Quantidade obrigatório'),
    prefixo: f.text(20).optional(),
    treinamento: f.bool(),
    usuarioId: f.int().optional().readonly(),
    criadoEm: f.moment().defaulted(),
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
    criadoEm: f.moment().defaulted(),
  },
  {label: 'O código'},
);

/** A code that many painters may use, once each and with a receipt. */
export const Voucher = entity(
  'voucher',
  {
    id: f.id(),
    voucher: codigo,
    operacao,
    valor,
    iniciaEm: f.date().optional(),
    expiraEm: f.date().optional(),
    usos: f.int().readonly().defaulted(),
    conferido: f.bool().internal(),
    criadoEm: f.moment().defaulted(),
  },
  {label: 'O voucher'},
);

relate(LoteCodigo, {codigos: hasMany(CodigoPromocional, 'loteCodigoId')});
relate(CodigoPromocional, {lote: belongsTo(LoteCodigo, 'loteCodigoId')});
