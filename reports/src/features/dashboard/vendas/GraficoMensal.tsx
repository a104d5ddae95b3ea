import {classes} from '@clube/ui';
import type {CSSProperties} from 'react';
import {anoDe, mesCurto} from '../meses';
import {marcasDoEixo, pincelada, rotulosDoEixo} from './escala';
import estilos from './Grafico.module.css';
import {resumo, type LinhaMensal, type Serie} from './series';
import {useLargura} from './useLargura';

const ALTURA = 400;
const MARGEM = {topo: 28, base: 48, esquerda: 72, direita: 4};
/** Half the width of the widest value, which must not leave the drawing. */
const MEIO_VALOR = 48;

interface Props {
  serie: Serie;
  linhas: readonly LinhaMensal[];
  /** The month that is being looked at, here or in the table. */
  mesAtivo: string | undefined;
  onPoint: (mes: string | undefined) => void;
}

/** One roller stroke a month. The last month is still being painted, so it is drawn lighter. */
export function GraficoMensal({serie, linhas, mesAtivo, onPoint}: Props) {
  const [ref, largura] = useLargura(720);
  const maximo = Math.max(0, ...linhas.map(linha => linha[serie.chave]));
  const marcas = marcasDoEixo(maximo, 4, serie.inteiro);
  const teto = marcas.at(-1) ?? 1;
  const base = ALTURA - MARGEM.base;
  const altura = (valor: number): number => base - (valor / teto) * (base - MARGEM.topo);
  const passo = (largura - MARGEM.esquerda - MARGEM.direita) / Math.max(1, linhas.length);
  const rotulos = rotulosDoEixo(
    linhas.map(({mes}) => mes),
    passo,
  );
  const barra = Math.min(56, passo * 0.68);
  const centro = (indice: number): number => MARGEM.esquerda + passo * (indice + 0.5);
  const ativa = linhas.findIndex(linha => linha.mes === mesAtivo);
  const apontada = linhas[ativa];
  return (
    <div ref={ref} className={estilos.grafico} style={{'--cor': `var(--${serie.cor})`} as CSSProperties}>
      <svg viewBox={`0 0 ${largura} ${ALTURA}`} role="img" aria-label={resumo(serie, linhas)}>
        {marcas.map(valor => (
          <g key={valor} className={estilos.marca}>
            <path d={`M${MARGEM.esquerda} ${altura(valor)}H${largura}`} />
            <text x={MARGEM.esquerda - 10} y={altura(valor) + 4} textAnchor="end">
              {serie.curto(valor)}
            </text>
          </g>
        ))}
        {linhas.map((linha, indice) => (
          <Mes
            key={linha.mes}
            {...{linha, serie, passo, base}}
            x={centro(indice)}
            topo={altura(linha[serie.chave])}
            barra={barra}
            indice={indice}
            corrente={indice === linhas.length - 1}
            ativo={linha.mes === mesAtivo}
            comMes={rotulos[indice]?.mes ?? true}
            comAno={rotulos[indice]?.ano ?? false}
            onPoint={onPoint}
          />
        ))}
        {maximo === 0 && (
          <text x={(MARGEM.esquerda + largura) / 2} y={ALTURA / 2} className={estilos.vazio}>
            Nada no período
          </text>
        )}
        {apontada && (
          <text
            x={Math.min(largura - MEIO_VALOR, Math.max(MARGEM.esquerda + MEIO_VALOR, centro(ativa)))}
            y={altura(apontada[serie.chave]) - 10}
            className={estilos.valor}
          >
            {serie.mostrar(apontada[serie.chave])}
          </text>
        )}
      </svg>
    </div>
  );
}

interface PropsMes {
  linha: LinhaMensal;
  serie: Serie;
  indice: number;
  /** The middle of the month, and how much of the width belongs to it. */
  x: number;
  passo: number;
  barra: number;
  topo: number;
  base: number;
  corrente: boolean;
  ativo: boolean;
  comMes: boolean;
  comAno: boolean;
  onPoint: (mes: string | undefined) => void;
}

function Mes({linha, serie, indice, x, passo, barra, topo, base, corrente, ativo, comMes, comAno, onPoint}: PropsMes) {
  return (
    <g
      className={classes(estilos.mes, corrente && estilos.corrente, ativo && estilos.ativo)}
      onPointerEnter={() => onPoint(linha.mes)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <rect x={x - passo / 2} y={0} width={passo} height={ALTURA} className={estilos.area} />
      <path key={serie.chave} d={pincelada(x - barra / 2, barra, topo, base, indice)} className={estilos.barra} />
      {comMes && (
        <text x={x} y={base + 20} className={estilos.rotulo}>
          {mesCurto(linha.mes)}
        </text>
      )}
      {comAno && (
        <text x={x} y={base + 38} className={estilos.ano}>
          {anoDe(linha.mes)}
        </text>
      )}
    </g>
  );
}
