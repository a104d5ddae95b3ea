import {classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import {SUPORTE} from '../base/suporte';
import estilos from './Rodape.module.css';

/** Who runs it, how to reach them, and the two texts that bind. */
export function Rodape({comBarra}: {comBarra: boolean}) {
  return (
    <footer className={classes(estilos.rodape, comBarra && estilos.comBarra)}>
      <div>
        <p>
          © {new Date().getFullYear()} Clube do Pintor
          <br />
          {SUPORTE.horario}
        </p>
        <ul className={estilos.links}>
          <li>
            <a href={`tel:${SUPORTE.telefone.replace(/\D/g, '')}`}>{SUPORTE.telefone}</a>
          </li>
          <li>
            <a href={`mailto:${SUPORTE.email}`}>{SUPORTE.email}</a>
          </li>
          <li>
            <Link to={CAMINHOS.privacidade}>Política de privacidade</Link>
          </li>
          <li>
            <Link to={CAMINHOS.regulamento}>Regulamento</Link>
          </li>
          <li>
            <a href={CAMINHOS.relatorio}>Relatório da revenda</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
