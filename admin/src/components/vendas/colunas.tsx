import {ROTULOS_TIPO_FISCAL} from '@clube/domain';
import {Botao} from '@clube/ui';
import type {Column} from '../grid/columns';
import type {Pontuacao} from './tipos';

/** The document of the API says no more of the type than that it is text. */
const TIPOS: Readonly<Record<string, string>> = ROTULOS_TIPO_FISCAL;
const contar = ({itens}: Pontuacao): string => `${itens.length} ${itens.length === 1 ? 'item' : 'itens'}`;

/** What the tables of scored sales have in common. */
export const saleColumns = (seeItems: (venda: Pontuacao) => void): Column<Pontuacao>[] => [
  {
    kind: 'text',
    field: 'identificador',
    title: 'Número fiscal',
    sortable: true,
    width: 160,
    note: ({tipoFiscal}) => TIPOS[tipoFiscal],
  },
  {
    kind: 'points',
    field: 'totalPontos',
    title: 'Pontos',
    sortable: true,
    width: 130,
    total: true,
    note: ({codigo, pontosDobrados}) =>
      [codigo && `código ${codigo}`, pontosDobrados === 1 && 'REVENDAMASTER'].filter(Boolean).join(', '),
  },
  {
    kind: 'custom',
    field: 'itens',
    title: 'Itens',
    width: 90,
    cell: venda => (
      <Botao
        variante="texto"
        pequeno
        onClick={() => seeItems(venda)}
        aria-label={`${contar(venda)} da venda ${venda.identificador}`}
      >
        {contar(venda)}
      </Botao>
    ),
  },
  {kind: 'date', field: 'realizadoEm', title: 'Venda em', sortable: true},
  {kind: 'moment', field: 'pontuadoEm', title: 'Pontuada em', sortable: true},
  {kind: 'date', field: 'venceEm', title: 'Vence em', sortable: true},
];
