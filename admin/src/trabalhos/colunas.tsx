import type {Schema} from '@clube/api-client';
import {Link} from 'react-router-dom';
import {momentoOuNada, numeroOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {Progress} from '../components/work/Progress';
import {Situacao, SituacaoDaLinha} from './situacao';

export type Trabalho = Schema<'Trabalho'>;
export type Linha = Schema<'TrabalhoLinha'>;

export const COLUNAS: readonly Coluna<Trabalho>[] = [
  {
    chave: 'titulo',
    titulo: 'Trabalho',
    principal: true,
    celula: ({id, titulo}) => (
      <Link to={`/painel/trabalhos/${id}`}>
        <strong>{titulo}</strong>
      </Link>
    ),
  },
  {chave: 'estado', titulo: 'Situação', celula: trabalho => <Situacao trabalho={trabalho} />},
  {chave: 'feitos', titulo: 'Andamento', celula: trabalho => <Progress work={trabalho} />},
  {chave: 'falhas', titulo: 'Falhas', numerica: true, celula: ({falhas}) => numeroOuNada(falhas)},
  {chave: 'usuario', titulo: 'Quem iniciou', larga: true, celula: ({usuario}) => usuario},
  {chave: 'criadoEm', titulo: 'Início', celula: ({criadoEm}) => momentoOuNada(criadoEm)},
  {chave: 'id', titulo: 'Nº', ordenavel: true, numerica: true, celula: ({id}) => id},
];

export const DAS_LINHAS: readonly Coluna<Linha>[] = [
  {chave: 'id', titulo: 'Linha', ordenavel: true, numerica: true, celula: ({id}) => numeroOuNada(id)},
  {
    chave: 'nome',
    titulo: 'Registro',
    principal: true,
    celula: ({nome, chave}) => (
      <span>
        <strong>{nome ?? chave}</strong>
        {nome && <small>id {chave}</small>}
      </span>
    ),
  },
  {chave: 'estado', titulo: 'Resultado', celula: ({estado}) => <SituacaoDaLinha estado={estado} />},
  {chave: 'mensagem', titulo: 'Motivo', larga: true, celula: ({mensagem}) => mensagem ?? ''},
];
