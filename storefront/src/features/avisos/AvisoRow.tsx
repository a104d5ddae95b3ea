import {formatDateTime, type AvisoKind} from '@clube/domain';
import {Icon, classes, type IconName} from '@clube/ui';
import {Link} from 'react-router-dom';
import {showDate} from '../../base/formats';
import type {Aviso} from './api';
import styles from './Avisos.module.css';

const MARKS: Readonly<Record<AvisoKind, {icon: IconName; tone: string | undefined}>> = {
  nota_pontuada: {icon: 'receipt', tone: styles.folha},
  nota_reprovada: {icon: 'crossed', tone: styles.zarcao},
  codigo_conferido: {icon: 'check', tone: styles.folha},
  premio_a_caminho: {icon: 'truck', tone: styles.anil},
  pontos_a_vencer: {icon: 'clock', tone: styles.ocre},
  nivel_alcancado: {icon: 'star', tone: styles.ocre},
  cartao: {icon: 'card', tone: styles.anil},
  pedido_orcamento: {icon: 'telephone', tone: styles.folha},
  avaliacao_cliente: {icon: 'star', tone: styles.anil},
  conteudo_retirado: {icon: 'eyeClosed', tone: styles.zarcao},
  bonus_diretorio: {icon: 'star', tone: styles.folha},
  email_trocado: {icon: 'mail', tone: styles.zarcao},
  comunicado: {icon: 'megaphone', tone: styles.zarcao},
};

/** "14:05" for today, else the date. */
function when(criadoEm: string): string {
  const [day, time = ''] = formatDateTime(new Date(criadoEm)).split(' ');
  return day === showDate(new Date().toISOString()) ? time : showDate(criadoEm);
}

/** One notice, linked to its subject. */
export function AvisoRow({aviso}: {aviso: Aviso}) {
  const {tipo, titulo, texto, detalhe, destino, criadoEm, lidoEm} = aviso;
  const {icon, tone} = MARKS[tipo];
  const isNew = lidoEm === null;
  return (
    <li className={classes(styles.row, isNew && styles.new)}>
      <span className={classes(styles.mark, tone)}>
        <Icon name={icon} />
      </span>
      <div>
        <h3>
          <Link to={destino}>
            {isNew && <span className="visually-hidden">Novo: </span>}
            {titulo}
          </Link>
        </h3>
        <p>{texto}</p>
        {detalhe && <p>{detalhe}</p>}
      </div>
      <time dateTime={criadoEm}>{when(criadoEm)}</time>
    </li>
  );
}
