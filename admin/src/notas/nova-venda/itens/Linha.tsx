import {memo} from 'react';
import {PEDE_DECISAO, mesmaLinha, type LinhaLida} from '../leitura/linhas';
import type {AcoesLinhas} from './acoes';
import {LinhaAberta} from './LinhaAberta';
import {LinhaIgnorada} from './LinhaIgnorada';
import {LinhaItem} from './LinhaItem';

interface Props {
  linha: LinhaLida;
  acoes: AcoesLinhas;
}

function Linha({linha, acoes}: Props) {
  if (linha.estado === 'ignorada') return <LinhaIgnorada {...{linha, acoes}} />;
  if (PEDE_DECISAO.has(linha.estado)) return <LinhaAberta {...{linha, acoes}} />;
  return linha.item && <LinhaItem item={linha.item} {...{linha, acoes}} />;
}

const semMudanca = (antes: Props, agora: Props): boolean =>
  antes.acoes === agora.acoes && mesmaLinha(antes.linha, agora.linha);

/** A read line as it stands. A receipt may have a hundred and more: one that is the same is not drawn again. */
export const LinhaDoPapel = memo(Linha, semMudanca);
