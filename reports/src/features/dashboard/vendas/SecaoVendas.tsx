import {AmostraTinta, FileiraAmostras} from '@clube/ui';
import {useMemo, useState, type CSSProperties} from 'react';
import type {CampoPlanilha} from '../../../base/planilha';
import {Exportar} from '../../../components/Exportar';
import {Secao} from '../../../components/Secao';
import type {Relatorio} from '../tipos';
import {GraficoMensal} from './GraficoMensal';
import estilos from './SecaoVendas.module.css';
import {SERIES, linhasMensais, periodo, type LinhaMensal} from './series';
import {TabelaMensal} from './TabelaMensal';

const CAMPOS: readonly CampoPlanilha<LinhaMensal>[] = [
  {titulo: 'Mês', valor: linha => linha.mes},
  ...SERIES.map(({chave, titulo}) => ({titulo, valor: (linha: LinhaMensal) => linha[chave]})),
];

/** The large chart, and beside it what it is drawn from. */
export function SecaoVendas({relatorio}: {relatorio: Relatorio}) {
  const linhas = useMemo(() => linhasMensais(relatorio), [relatorio]);
  const [serie, setSerie] = useState(SERIES[0]);
  const [mesAtivo, setMesAtivo] = useState<string>();
  return (
    <Secao
      id="vendas"
      titulo={`${serie.titulo} mês a mês`}
      dica={`Últimos 12 meses, ${periodo(linhas)}`}
      acoes={<Exportar titulo="Vendas por mês" campos={CAMPOS} linhas={linhas} />}
    >
      <div className={estilos.cartao} style={{'--cor': `var(--${serie.cor})`} as CSSProperties}>
        <div className={estilos.desenho}>
          <FileiraAmostras rotulo="O que o gráfico mostra">
            {SERIES.map(opcao => (
              <AmostraTinta
                key={opcao.chave}
                cor={opcao.cor}
                ativa={opcao.chave === serie.chave}
                onValueChange={() => setSerie(opcao)}
              >
                {opcao.nome}
              </AmostraTinta>
            ))}
          </FileiraAmostras>
          <GraficoMensal serie={serie} linhas={linhas} mesAtivo={mesAtivo} onPoint={setMesAtivo} />
        </div>
        <TabelaMensal serie={serie} linhas={linhas} mesAtivo={mesAtivo} onPoint={setMesAtivo} />
      </div>
    </Secao>
  );
}
