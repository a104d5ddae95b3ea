import {DripEdge, Icon, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {CertificadoCard} from '../../../components/certificado/CertificadoCard';
import type {Curso, Finished} from '../api';
import {OtherCursos} from '../detail/OtherCursos';
import {aulaAfter} from '../lessons';
import styles from './Avaliacao.module.css';

/** All answers right: said large, with what it opened. */
export function Passed({curso, aulaId, answer}: {curso: Curso; aulaId: number; answer: Finished}) {
  const next = aulaAfter(curso, aulaId);
  const certificado = answer.certificados?.curso;
  return (
    <div className={styles.passed}>
      <div className={styles.hero}>
        <p>{answer.tentativas > 1 ? `Na tentativa ${answer.tentativas}` : 'Logo na primeira'}</p>
        <h1>{answer.mensagem}</h1>
        <DripEdge className={styles.drip} />
      </div>
      {certificado && <CertificadoCard certificado={certificado} curso={curso.nome} />}
      <div className={styles.ways}>
        {next && (
          <Link
            className={buttonClass({variant: certificado ? 'secondary' : 'primary'})}
            to={PATHS.aula(curso.id, next.id)}
          >
            Próxima aula: {next.nome} <Icon name="arrow" size={20} />
          </Link>
        )}
        <Link className={buttonClass({variant: 'secondary'})} to={PATHS.curso(curso.id)}>
          Voltar ao curso
        </Link>
      </div>
      {!next && <OtherCursos except={curso.id} />}
    </div>
  );
}
