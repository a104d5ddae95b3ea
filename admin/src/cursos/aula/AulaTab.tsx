import {ASSISTIR_MINIMO, countOf} from '@clube/domain';
import {Field, SelectField, TextAreaField} from '@clube/ui';
import type {Aula, CursoCompleto, Material} from '../types';
import styles from './Aula.module.css';
import {Poster, Video} from './AulaFiles';
import {Materiais} from './Materiais';
import type {AulaForm} from './useAulaForm';

interface Props {
  curso: CursoCompleto;
  aula: Aula | undefined;
  form: AulaForm;
  onMaterial: (material: Material | 'new') => void;
}

export function AulaTab({curso, aula, form, onMaterial}: Props) {
  const {values, set, errors} = form;
  const onTheWay = curso.inscritos - curso.concluidos;
  return (
    <>
      <Field
        label="Nome"
        value={values.nome}
        maxLength={200}
        error={errors.nome}
        onChange={event => set({nome: event.target.value})}
      />
      <TextAreaField
        label="Descrição"
        optional
        rows={3}
        value={values.descricao}
        maxLength={5000}
        error={errors.descricao}
        hint="No menu do pintor aparecem os 50 primeiros caracteres."
        onChange={event => set({descricao: event.target.value})}
      />
      <div className={styles.pair}>
        <Field
          label="Assistir ao menos (%)"
          inputMode="numeric"
          optional
          value={values.assistirMinimo}
          error={errors.assistirMinimo}
          hint={`Do vídeo, para concluir a aula. Vazio: ${ASSISTIR_MINIMO}%.`}
          onChange={event => set({assistirMinimo: event.target.value})}
        />
        {aula && curso.Modulos.length > 1 && (
          <SelectField
            label="Módulo"
            value={String(values.idModulo)}
            options={curso.Modulos.map(({id, nome}, i) => ({value: String(id), text: `${i + 1}. ${nome}`}))}
            onChange={event => set({idModulo: Number(event.target.value)})}
          />
        )}
      </div>
      {aula ? (
        <>
          <Video aula={aula} form={form} />
          <Poster aula={aula} form={form} />
          <Materiais materiais={aula.Materiais} removed={form.removed} onRemove={form.remove} onOpen={onMaterial} />
        </>
      ) : (
        <p className={styles.note}>
          Depois de cadastrada, a aula recebe vídeo, legenda, materiais e avaliação.
          {onTheWay > 0 &&
            ` ${countOf(onTheWay, 'inscrito em andamento passa', 'inscritos em andamento passam')} a ter mais esta aula; quem já concluiu o curso não precisa dela.`}
        </p>
      )}
    </>
  );
}
