import {formatarPontos} from '@clube/domain';
import {TabelaPaginada, type Coluna} from '@clube/ui';
import {mostrarData} from '../../base/formatos';
import type {CodigoTreinamento, UsoCodigo} from './api';

const COLUNAS_CODIGOS: readonly Coluna<UsoCodigo>[] = [
  {
    chave: 'codigo',
    titulo: 'Código utilizado',
    principal: true,
    ordem: uso => uso.detalhes.codigo,
    celula: uso => <b>{uso.detalhes.codigo}</b>,
  },
  {
    chave: 'pontos',
    titulo: 'Pontos',
    numerica: true,
    ordem: uso => uso.pontos,
    celula: uso => <b className="num">{formatarPontos(uso.pontos)}</b>,
  },
  {chave: 'data', titulo: 'Quando', ordem: uso => uso.data, celula: uso => mostrarData(uso.data)},
];

/** Points that came from codes. */
export function TabelaCodigos({linhas}: {linhas: UsoCodigo[]}) {
  return (
    <TabelaPaginada
      legenda="Pontuações de códigos"
      colunas={COLUNAS_CODIGOS}
      linhas={linhas}
      chaveLinha={uso => uso.id}
      ordemInicial={{chave: 'data', decrescente: true}}
    />
  );
}

/** A code that adds is written with a plus, one that multiplies with a times sign. */
function comEfeito({codigo, operacao, valor}: CodigoTreinamento): string {
  return `${codigo} ${operacao === 'ADICIONAR' ? '+' : 'x'} ${formatarPontos(valor)}`;
}

const COLUNAS_TREINAMENTOS: readonly Coluna<CodigoTreinamento>[] = [
  {
    chave: 'codigo',
    titulo: 'Código promocional',
    principal: true,
    ordem: codigo => codigo.codigo,
    celula: codigo => <b>{comEfeito(codigo)}</b>,
  },
  {
    chave: 'utilizadoEm',
    titulo: 'Utilizado em',
    ordem: codigo => codigo.utilizadoEm ?? '',
    celula: codigo => mostrarData(codigo.utilizadoEm),
  },
];

/** Points that came from trainings. */
export function TabelaTreinamentos({linhas}: {linhas: CodigoTreinamento[]}) {
  return (
    <TabelaPaginada
      legenda="Treinamentos"
      colunas={COLUNAS_TREINAMENTOS}
      linhas={linhas}
      chaveLinha={codigo => codigo.id}
      ordemInicial={{chave: 'utilizadoEm', decrescente: true}}
    />
  );
}
