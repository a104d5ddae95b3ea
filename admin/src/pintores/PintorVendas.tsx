import {useMemo, useState} from 'react';
import {LocalGrid} from '../components/grid/LocalGrid';
import {saleColumns} from '../components/vendas/columns';
import {ItemsDialog} from '../components/vendas/ItemsDialog';
import type {Pontuacao} from '../components/vendas/types';
import {usePontuacoesOf} from './queries';

/** The painter's scored sales, with points and items. */
export function PintorVendas({cpf}: {cpf: string}) {
  const {data, error, refetch} = usePontuacoesOf(cpf);
  const [open, setOpen] = useState<Pontuacao>();
  const columns = useMemo(() => saleColumns(setOpen, true), []);
  return (
    <>
      <LocalGrid
        label="Vendas pontuadas do pintor"
        columns={columns}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        empty="Este pintor ainda não tem vendas pontuadas."
      />
      {open && <ItemsDialog pontuacao={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
