import {EmptyState, Icon, buttonClass} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {Page} from '../../../components/Page';
import type {Aula, Avaliacao, Curso, Finished} from '../api';
import {Done} from '../done/Done';
import {missingTime} from '../lessons';
import styles from './Avaliacao.module.css';
import {AvaliacaoForm} from './AvaliacaoForm';

interface Props {
  curso: Curso;
  aula: Aula;
  avaliacao: Avaliacao;
}

/** The assessment of a lesson, and its result. */
export function AvaliacaoPage({curso, aula, avaliacao}: Props) {
  const [passed, setPassed] = useState<Finished>();
  const back = PATHS.aula(curso.id, aula.id);
  if (passed)
    return (
      <Done
        {...{curso, aulaId: aula.id}}
        title="Aprovado"
        heading={passed.mensagem}
        note={passed.tentativas > 1 ? `Na tentativa ${passed.tentativas}` : 'Logo na primeira'}
        certificado={passed.certificados?.curso ?? null}
      />
    );
  const waits = aula.faltam > 0 || aula.concluida;
  return (
    <Page title={avaliacao.nome || 'Avaliação'} narrow>
      <p className={styles.back}>
        <Link to={back}>
          <Icon name="back" size={18} /> Voltar a aula
        </Link>
        <span>{aula.nome}</span>
      </p>
      {waits ? (
        <EmptyState
          title={aula.concluida ? 'Você já passou nesta avaliação' : 'Assista à aula primeiro'}
          seed="avaliacao"
          action={
            <Link className={buttonClass({variant: 'primary'})} to={back}>
              Voltar a aula
            </Link>
          }
        >
          {!aula.concluida && `${missingTime(aula.faltam)} de vídeo.`}
        </EmptyState>
      ) : (
        <>
          {avaliacao.descricao && <p className={styles.description}>{avaliacao.descricao}</p>}
          <AvaliacaoForm idCurso={curso.id} aulaId={aula.id} avaliacao={avaliacao} aula={back} onPassed={setPassed} />
        </>
      )}
    </Page>
  );
}
