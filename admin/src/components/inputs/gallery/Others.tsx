import {Field} from '@clube/ui';
import {useForm, FormProvider} from 'react-hook-form';
import {PictureInput} from '../PictureInput';
import {ReferenceInput} from '../ReferenceInput';
import {Section, State} from './Frame';
import {ERROR, LONG_NAME} from './samples';

const REDE = {entity: 'Rede', label: 'nome'} as const;
const nothing = (): void => undefined;

/** A picture that the panel itself has. */
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

/** What no single field's kind asks for: several references, pictures, and what is only read. */
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
      <Section name="somente leitura">
        <State name="Preenchido">
          <Field label="Login" readOnly value="529.982.247-25" hint="O login não muda." />
        </State>
        <State name="Texto longo">
          <Field label="Login" readOnly value={LONG_NAME} />
        </State>
      </Section>
    </>
  );
}
