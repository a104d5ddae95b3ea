import type {Schema} from '@clube/api-client';
import {REQUISITOS, REQUISITO_DESCRIPTIONS} from '@clube/domain';
import {Icon} from '@clube/ui';
import {useRecordContext} from 'react-admin';
import {EntityField} from '../components/inputs/EntityField';
import formStyles from '../components/inputs/Form.module.css';
import {PictureInput} from '../components/inputs/PictureInput';
import {RecordForm} from '../components/inputs/RecordForm';
import {fieldsOf} from '@clube/api-client/fields';
import {decimalAsTyped, valuesToSend} from '../components/entity-screens/values';
import styles from './Cluster.module.css';
import {NivelPreview} from './NivelPreview';

const FIELDS = fieldsOf('Cluster');

/** The form of a level: its name, its requirements, its points factor, and how many painters would move. */
export default function ClusterForm() {
  return (
    <RecordForm<Schema<'Cluster'>>
      created="Nível cadastrado com sucesso"
      changed="Nível atualizado com sucesso"
      notLoaded="Erro ao carregar nível"
      initial={{tipo: 'NENHUM', valorPonto: '1,000'}}
      toSend={values => valuesToSend(FIELDS, values)}
      asTyped={record => decimalAsTyped(FIELDS, record)}
    >
      <EntityField<'Cluster'> source="nome" className={formStyles.half} />
      <EntityField<'Cluster'> source="ordem" className={formStyles.half} hint="Os níveis sobem por este número." />
      <EntityField<'Cluster'>
        source="valorPonto"
        className={formStyles.third}
        hint="Multiplica os pontos de cada nota."
      />
      <EntityField<'Cluster'>
        source="tipo"
        className={formStyles.third}
        hint="O que o limite conta nos últimos 12 meses."
      />
      <EntityField<'Cluster'> source="triggerLimite" className={formStyles.third} />
      <fieldset className={styles.requisitos}>
        <legend>O que o nível pede</legend>
        {REQUISITOS.map(nome => (
          <div key={nome}>
            <EntityField<'Cluster'> source={nome} />
            <small>{REQUISITO_DESCRIPTIONS[nome].explicacao}</small>
          </div>
        ))}
      </fieldset>
      <Imagem />
      <NivelPreview />
    </RecordForm>
  );
}

function Imagem() {
  const nivel = useRecordContext<Schema<'Cluster'>>();
  return (
    <PictureInput
      source="imagem"
      label="Imagem"
      optional
      alt="Imagem atual do nível"
      chosenAlt="Imagem escolhida"
      renditions={nivel?.imgImagens ?? []}
      main={nivel?.img}
      className={formStyles.half}
    >
      <Icon name="bars" size={48} />
    </PictureInput>
  );
}
