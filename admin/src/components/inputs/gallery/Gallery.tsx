import {FormProvider, useForm} from 'react-hook-form';
import {ManifestContext} from '../../../manifest/context';
import type {Manifest} from '../../../manifest/manifest';
import {EntityField} from '../EntityField';
import styles from './Gallery.module.css';
import {Others} from './Others';
import {ERROR, STATES, samples, valueOf, type Sample, type State} from './samples';

/** Every kind of input in every state, side by side: what development looks at and tests hold. */
export default function Gallery() {
  return (
    <div className={styles.page}>
      <h1>Campos do painel</h1>
      {samples().map(sample => (
        <section key={sample.display} className={styles.kind} aria-label={sample.display}>
          <h2>{sample.display}</h2>
          <div className={styles.states}>
            {STATES.map(state => (
              <One key={state} sample={sample} state={state} />
            ))}
          </div>
        </section>
      ))}
      <Others />
    </div>
  );
}

function One({sample, state}: {sample: Sample; state: State}) {
  const {entity, source} = sample;
  const manifest = {name: entity, rest: {path: entity, entity}} as unknown as Manifest;
  const form = useForm({
    defaultValues: {[source]: valueOf(sample, state)},
    // The page begins at its top.
    shouldFocusError: false,
    ...(state === 'Com erro' && {errors: {[source]: {type: 'manual', message: ERROR}}}),
  });
  return (
    <ManifestContext value={manifest}>
      <FormProvider {...form}>
        <div>
          <h3>{state}</h3>
          <EntityField source={source} disabled={state === 'Desativado'} hint="Uma dica embaixo do campo." />
        </div>
      </FormProvider>
    </ManifestContext>
  );
}
