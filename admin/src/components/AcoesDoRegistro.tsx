import {BotaoIcone, classeBotao} from '@clube/ui';
import {Link} from 'react-router-dom';

interface Props {
  nome: string;
  /** The address of the form; without it the record cannot be changed by this user. */
  editar?: string | undefined;
  aoExcluir?: (() => void) | undefined;
}

/** Edit and delete, as the last cell of a row. */
export function AcoesDoRegistro({nome, editar, aoExcluir}: Props) {
  return (
    <>
      {editar && (
        <Link
          className={classeBotao({variante: 'secundario', pequeno: true})}
          to={editar}
          aria-label={`Editar ${nome}`}
        >
          Editar
        </Link>
      )}
      {aoExcluir && <BotaoIcone icone="lixeira" rotulo={`Excluir ${nome}`} tamanho={20} onClick={aoExcluir} />}
    </>
  );
}
