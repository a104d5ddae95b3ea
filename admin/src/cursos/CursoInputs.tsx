import {countOf} from '@clube/domain';
import {Icon, classes} from '@clube/ui';
import {useRecordContext} from 'react-admin';
import {useWatch} from 'react-hook-form';
import {EntityField} from '../components/inputs/EntityField';
import formStyles from '../components/inputs/Form.module.css';
import {PictureInput} from '../components/inputs/PictureInput';
import styles from './Cursos.module.css';
import {useCategorias} from './queries';
import type {Curso, CursoCompleto} from './types';

function Cover() {
  const curso = useRecordContext<Curso>();
  return (
    <PictureInput
      source="linkCapaCurso"
      label="Capa do curso"
      optional
      alt="Capa atual do curso"
      chosenAlt="Capa escolhida"
      renditions={curso?.capaImagens ?? []}
      main={curso?.linkCapaCurso}
      className={formStyles.half}
    >
      <span className={styles.withoutCover}>
        <Icon name="gallery" size={32} />
      </span>
    </PictureInput>
  );
}

/** The effect of switching certificates on or off on those who have completed the course; shown while it is changed. */
function CertificadoEffect({concluidos, certificado}: Pick<CursoCompleto, 'concluidos' | 'certificado'>) {
  const gives = Boolean(Number(useWatch({name: 'certificado'}) ?? certificado));
  if (concluidos === 0 || gives === certificado) return null;
  return (
    <p role="status" className={styles.effect}>
      {gives
        ? `${countOf(concluidos, 'pintor já concluiu e recebe', 'pintores já concluíram e recebem')} o certificado assim que abrir o curso.`
        : `Os certificados já emitidos continuam valendo. Quem concluir a partir de agora não recebe.`}
    </p>
  );
}

/** The fields of a course, without its contents. @param curso the existing course; absent for a new one */
export function CursoInputs({curso}: {curso?: CursoCompleto}) {
  const categorias = useCategorias().data ?? [];
  return (
    <>
      <EntityField<'Curso'> source="nome" />
      <div className={classes(styles.beside, formStyles.half)}>
        <EntityField<'Curso'>
          source="categoria"
          {...(categorias.length > 0 && {hint: `As que já há: ${categorias.join(', ')}.`})}
        />
        <EntityField<'Curso'>
          source="cargaHoraria"
          hint="O pintor a vê antes de se inscrever, e ela sai no certificado."
        />
        <EntityField<'Curso'> source="preco" hint="Vazio: gratuito." />
        <EntityField<'Curso'> source="certificado" />
        {curso && <CertificadoEffect {...curso} />}
        <EntityField<'Curso'> source="avaliacao" />
      </div>
      <Cover />
      <EntityField<'Curso'> source="descricao" />
    </>
  );
}
