import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';

/** What a shop calls one of the manufacturer's products: imported, or learned from what staff confirm. */
export const ProdutoRevenda = entity(
  'produto_revenda',
  {
    id: f.id(),
    cnpjRevenda: f.cnpj().required('CNPJ obrigatório'),
    codigoPadrao: f.text(40).required('Código padrão obrigatório'),
    codigo: f.text(200).required('Código obrigatório'),
    nome: f.text(200).required('Nome obrigatório'),
    valorUnitario: f.money().required('Valor unitário obrigatório'),
    criadoEm: f.moment().defaulted(),
  },
  {label: 'O produto da revenda'},
);
