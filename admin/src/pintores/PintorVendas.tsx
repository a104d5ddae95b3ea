import {useState} from 'react';
import {LocalGrid} from '../components/grid/LocalGrid';
import {vendaColumns} from '../components/vendas/columns';
import {ItemsDialog} from '../components/vendas/ItemsDialog';
import type {Pontuacao} from '../components/vendas/types';
import {usePontuacoesOf} from './queries';

/** The painter's scored sales, with the points of each and what was bought. */
export function PintorVendas({cpf}: {cpf: string}) {
  const {data, error, refetch} = usePontuacoesOf(cpf);
  const [open, setOpen] = useState<Pontuacao>();
  return (
    <section style={{display: 'grid', gap: 10}}>
      <h2>Vendas pontuadas</h2>
      <LocalGrid
        caption="Vendas pontuadas do pintor"
        columns={vendaColumns({showItems: setOpen})}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        emptyText="Este pintor ainda não tem vendas pontuadas."
      />
      {open && <ItemsDialog pontuacao={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
