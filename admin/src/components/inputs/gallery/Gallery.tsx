import {FormProvider, useForm} from 'react-hook-form';
import {ManifestContext} from '../../../manifest/context';
import type {Manifest} from '../../../manifest/manifest';
import {EntityField} from '../EntityField';
import styles from './Gallery.module.css';
import {Section, State as InState} from './Frame';
import {Others} from './Others';
import {ERROR, STATES, samples, valueOf, type Sample, type State} from './samples';

/** Every kind of input in every state side by side, for development and for tests. */
export default function Gallery() {
  return (
    <div className={styles.page}>
      <h1>Campos do painel</h1>
      {samples().map(sample => (
        <Section key={sample.display} name={sample.display}>
          {STATES.map(state => (
            <One key={state} sample={sample} state={state} />
          ))}
        </Section>
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
    // Without this the page would scroll to the first error.
    shouldFocusError: false,
    ...(state === 'Com erro' && {errors: {[source]: {type: 'manual', message: ERROR}}}),
  });
  return (
    <ManifestContext value={manifest}>
      <FormProvider {...form}>
        <InState name={state}>
          <EntityField
            source={source}
            disabled={state === 'Desativado'}
            readOnly={state === 'Somente leitura'}
            hint="Uma dica embaixo do campo."
          />
        </InState>
      </FormProvider>
    </ManifestContext>
  );
}
