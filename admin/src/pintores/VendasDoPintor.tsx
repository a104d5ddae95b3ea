import {useState} from 'react';
import {GradeLocal} from '../components/grade/GradeLocal';
import {COLUNAS_VENDA} from '../components/vendas/colunas';
import {ItensModal} from '../components/vendas/ItensModal';
import type {Pontuacao} from '../components/vendas/tipos';
import {usePontuacoesDo} from './consultas';

/** The painter's scored sales, with the points of each and what was bought. */
export function VendasDoPintor({cpf}: {cpf: string}) {
  const {data, error, refetch} = usePontuacoesDo(cpf);
  const [aberta, setAberta] = useState<Pontuacao>();
  return (
    <section style={{display: 'grid', gap: 10}}>
      <h2>Vendas pontuadas</h2>
      <GradeLocal
        legenda="Vendas pontuadas do pintor"
        colunas={COLUNAS_VENDA({verItens: setAberta})}
        linhas={data}
        erro={error}
        onRetry={() => void refetch()}
        ordem={{field: 'pontuadoEm', order: 'DESC'}}
        vazio="Este pintor ainda não tem vendas pontuadas."
      />
      {aberta && <ItensModal pontuacao={aberta} onClose={() => setAberta(undefined)} />}
    </section>
  );
}
