import {BotaoIcone, classeBotao} from '@clube/ui';
import type {RaRecord} from 'react-admin';
import {Link} from 'react-router-dom';
import {mayDo} from '../manifest/access';
import {addressOf, useManifest} from '../manifest/context';
import {sessaoChamada} from '../providers/sessao';
import type {Coluna} from './grade/colunas';

interface Options<L> {
  /** What a row is called, for who hears the buttons. */
  nameOf: (row: L) => string;
  /** Absent where rows are not deleted. */
  onDelete?: (row: L) => void;
}

/** The last column of a list: edit and delete, to who may do either; no column to who may do neither. */
export function useRowActions<L extends RaRecord>({nameOf, onDelete}: Options<L>): Coluna<L>[] {
  const manifest = useManifest();
  const session = sessaoChamada();
  const [edits, deletes] = [
    mayDo(manifest, 'edit', session),
    onDelete !== undefined && mayDo(manifest, 'delete', session),
  ];
  if (!edits && !deletes) return [];
  const cell = (row: L) => (
    <>
      {edits && (
        <Link
          className={classeBotao({variante: 'secundario', pequeno: true})}
          to={addressOf(`${manifest.path}/${row.id}`)}
          aria-label={`Editar ${nameOf(row)}`}
        >
          Editar
        </Link>
      )}
      {deletes && (
        <BotaoIcone icone="lixeira" rotulo={`Excluir ${nameOf(row)}`} tamanho={20} onClick={() => onDelete?.(row)} />
      )}
    </>
  );
  return [{chave: 'acoes', titulo: 'Ações', acoes: true, celula: cell}];
}
