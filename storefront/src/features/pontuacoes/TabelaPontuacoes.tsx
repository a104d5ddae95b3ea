import {formatarPontos} from '@clube/domain';
import {Botao, Fita, TabelaPaginada, type Coluna} from '@clube/ui';
import {diaDe, mostrarData} from '../../base/formatos';
import estilos from './Pontuacoes.module.css';
import type {Pontuacao} from '../../base/tipos';

function colunas(onView: (nota: Pontuacao) => void): readonly Coluna<Pontuacao>[] {
  return [
    {
      chave: 'identificador',
      titulo: 'Nota',
      principal: true,
      ordem: nota => nota.identificador,
      celula: nota => (
        <span>
          <b>Nota {nota.identificador}</b>
          <small className={estilos.loja}>{nota.loja}</small>
        </span>
      ),
    },
    {
      chave: 'totalPontos',
      titulo: 'Pontos',
      numerica: true,
      ordem: nota => nota.totalPontos,
      celula: nota => <b className="num">{formatarPontos(nota.totalPontos)}</b>,
    },
    {
      chave: 'pontuadoEm',
      titulo: 'Pontuada em',
      ordem: nota => nota.pontuadoEm,
      celula: nota => mostrarData(nota.pontuadoEm),
    },
    {
      chave: 'venceEm',
      titulo: 'Vence em',
      ordem: nota => diaDe(nota.venceEm),
      celula: nota => mostrarData(nota.venceEm),
    },
    {
      chave: 'codigo',
      titulo: 'Código promocional',
      celula: ({codigo, pontosDobrados}) =>
        pontosDobrados === 1 ? (
          <span>
            {codigo} <Fita>REVENDAMASTER</Fita>
          </span>
        ) : (
          codigo
        ),
    },
    {
      chave: 'historia',
      titulo: 'Andamento',
      celula: nota => (
        <Botao
          variante="texto"
          pequeno
          onClick={() => onView(nota)}
          aria-label={`Ver andamento da nota ${nota.identificador}`}
        >
          Ver
        </Botao>
      ),
    },
  ];
}

/** Scored receipts, newest first. */
export function TabelaPontuacoes({linhas, onView}: {linhas: Pontuacao[]; onView: (nota: Pontuacao) => void}) {
  return (
    <TabelaPaginada
      legenda="Notas pontuadas"
      colunas={colunas(onView)}
      linhas={linhas}
      chaveLinha={nota => nota.id}
      ordemInicial={{chave: 'pontuadoEm', decrescente: true}}
    />
  );
}
