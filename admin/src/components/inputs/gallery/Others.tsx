import {useForm, FormProvider} from 'react-hook-form';
import {PictureInput} from '../PictureInput';
import {ReferenceInput} from '../ReferenceInput';
import {Section, State} from './Frame';
import {ERROR} from './samples';

const REDE = {entity: 'Rede', label: 'nome'} as const;
const nothing = (): void => undefined;

/** A picture that is part of the panel. */
const SHOWN = '/painel/icone.svg';

function PictureState({main = null, error}: {main?: string | null; error?: string}) {
  const form = useForm({
    defaultValues: {foto: undefined},
    shouldFocusError: false,
    ...(error && {errors: {foto: {type: 'manual', message: error}}}),
  });
  return (
    <FormProvider {...form}>
      <PictureInput
        source="foto"
        label="Foto"
        alt="Foto que está guardada"
        chosenAlt="Foto escolhida"
        renditions={[]}
        main={main}
      >
        Sem foto
      </PictureInput>
    </FormProvider>
  );
}

/** Inputs that no field kind has: multiple references, and pictures. */
export function Others() {
  return (
    <>
      <Section name="várias referências">
        <State name="Vazio">
          <ReferenceInput label="Redes" reference={REDE} ids={[]} multiple onChange={nothing} />
        </State>
        <State name="Preenchido">
          <ReferenceInput label="Redes" reference={REDE} ids={[1, 2]} multiple onChange={nothing} />
        </State>
        <State name="Com erro">
          <ReferenceInput label="Redes" reference={REDE} ids={[]} multiple error={ERROR} onChange={nothing} />
        </State>
        <State name="Desativado">
          <ReferenceInput label="Redes" reference={REDE} ids={[1]} multiple disabled onChange={nothing} />
        </State>
        <State name="Somente leitura">
          <ReferenceInput label="Redes" reference={REDE} ids={[1, 2]} multiple readOnly onChange={nothing} />
        </State>
      </Section>
      <Section name="foto">
        <State name="Vazio">
          <PictureState />
        </State>
        <State name="Preenchido">
          <PictureState main={SHOWN} />
        </State>
        <State name="Com erro">
          <PictureState error={ERROR} />
        </State>
      </Section>
    </>
  );
}
