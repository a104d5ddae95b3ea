import {Icone} from '@clube/ui';
import {Link} from 'react-router-dom';
import type {Recorte} from '../pintores/recorte';
import type {Relatorio} from '../tipos';
import {montarFiguras} from './figuras';
import estilos from './Figuras.module.css';

interface Props {
  relatorio: Relatorio;
  onFollow: (recorte: Pick<Recorte, 'filtro' | 'ordem'>) => void;
}

/** One row of figures; each is a link to the rows that it counts. */
export function Figuras({relatorio, onFollow}: Props) {
  return (
    <nav aria-label="Números do relatório" className={estilos.moldura}>
      <ul className={estilos.figuras}>
        {montarFiguras(relatorio).map(({titulo, valor, nota, secao, recorte}) => (
          <li key={titulo}>
            <Link to={`#${secao}`} onClick={() => recorte && onFollow(recorte)}>
              <span className={estilos.titulo}>{titulo}</span>
              <b className="num">{valor}</b>
              <span className={estilos.nota}>
                {nota} <Icone nome="setaBaixo" tamanho={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
