import {Icon, classes} from '@clube/ui';
import {useRecordContext} from 'react-admin';
import {EntityField} from '../components/inputs/EntityField';
import formStyles from '../components/inputs/Form.module.css';
import {PictureInput} from '../components/inputs/PictureInput';
import styles from './Cursos.module.css';
import {useCategorias} from './queries';
import type {Curso} from './types';

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

/** What a course is, without what is in it. */
export function CursoInputs() {
  const categorias = useCategorias().data ?? [];
  return (
    <>
      <EntityField source="nome" />
      <div className={classes(styles.beside, formStyles.half)}>
        <EntityField
          source="categoria"
          {...(categorias.length > 0 && {hint: `As que já há: ${categorias.join(', ')}.`})}
        />
        <EntityField source="cargaHoraria" hint="O pintor a vê antes de se inscrever, e ela sai no certificado." />
        <EntityField source="preco" hint="Vazio: gratuito." />
        <EntityField source="certificado" />
        <EntityField source="avaliacao" />
      </div>
      <Cover />
      <EntityField source="descricao" />
    </>
  );
}
