import {useMemo, useState} from 'react';
import {LocalGrid} from '../components/grid/LocalGrid';
import {saleColumns} from '../components/vendas/colunas';
import {ItensModal} from '../components/vendas/ItensModal';
import type {Pontuacao} from '../components/vendas/tipos';
import {usePontuacoesDo} from './consultas';

/** The painter's scored sales, with the points of each and what was bought. */
export function VendasDoPintor({cpf}: {cpf: string}) {
  const {data, error, refetch} = usePontuacoesDo(cpf);
  const [aberta, setAberta] = useState<Pontuacao>();
  const columns = useMemo(() => saleColumns(setAberta), []);
  return (
    <section style={{display: 'grid', gap: 10}}>
      <h2>Vendas pontuadas</h2>
      <LocalGrid
        label="Vendas pontuadas do pintor"
        columns={columns}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        empty="Este pintor ainda não tem vendas pontuadas."
      />
      {aberta && <ItensModal pontuacao={aberta} onClose={() => setAberta(undefined)} />}
    </section>
  );
}
