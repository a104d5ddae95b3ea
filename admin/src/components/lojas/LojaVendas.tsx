import {useMemo, useState} from 'react';
import type {ListColumn} from '../grid/columns';
import {PAINTER} from '../pintores/columns';
import {RelatedList} from '../record-page/RelatedList';
import {saleColumns} from '../vendas/columns';
import {ItemsDialog} from '../vendas/ItemsDialog';
import type {Pontuacao} from '../vendas/types';

/** The scored sales of a store, with their items. */
export function LojaVendas({cnpj}: {cnpj: string}) {
  const [open, setOpen] = useState<Pontuacao>();
  const columns = useMemo((): ListColumn<Pontuacao>[] => [PAINTER, ...saleColumns(setOpen)], []);
  return (
    <>
      <RelatedList<Pontuacao>
        resource="pontuado"
        screen="/painel/pontuacoes/pontuado"
        label="Vendas pontuadas da loja"
        filter={{cnpjLoja: cnpj}}
        columns={columns}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        opens={venda => () => setOpen(venda)}
        empty="Nenhuma venda pontuada nesta loja."
      />
      {open && <ItemsDialog pontuacao={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
