import {formatCnpj, formatDate, longMonth} from '@clube/domain';
import {Icon} from '@clube/ui';
import {useFilters} from '../../providers/filters';
import styles from './List.module.css';

const cnpj = (what: string) => (value: unknown) => `${what} ${formatCnpj(String(value))}`;

/** Texts of filters that only links set, as the list has no input for them. */
const TEXTS = {
  pontuado: (value: unknown) =>
    Array.isArray(value) && value.length === 2
      ? `Pontuaram de ${formatDate(String(value[0]))} a ${formatDate(String(value[1]))}`
      : 'Já pontuaram',
  compraEm: cnpj('Compram em'),
  cadastroPela: cnpj('Cadastros da revenda'),
  revenda: cnpj('Vendas da revenda'),
  cnpjLoja: cnpj('Vendas da loja'),
  raiz: (value: unknown) => `Mesma empresa: ${String(value)}`,
  quantidade_lte: (value: unknown) => (value === 0 ? 'Sem estoque' : `Estoque até ${String(value)}`),
  vendaDa: cnpj('Vendas da revenda'),
  revendaCadastrada: () => 'De revendas cadastradas',
  idProduto: () => 'De um produto',
  mesDaVenda: (value: unknown) => `Vendas de ${longMonth(String(value))}`,
  produto: (value: unknown) => `Com o produto ${String(value)}`,
} satisfies Readonly<Record<string, (value: unknown) => string>>;

/** The current filters of this sort, each with a button to remove it. */
export function LinkedFilters() {
  const {filters, setFilters} = useFilters();
  return Object.entries(TEXTS).map(([name, text]) => {
    const {[name]: value, ...others} = filters;
    if (value === undefined) return null;
    return (
      <button
        key={name}
        type="button"
        className={styles.linked}
        aria-label={`${text(value)}: tirar este filtro`}
        onClick={() => setFilters(others)}
      >
        {text(value)}
        <Icon name="close" size={14} />
      </button>
    );
  });
}
