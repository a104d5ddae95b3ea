import {fieldsOf} from '@clube/api-client/fields';

/** The label and the options of a filter by a field with few values: a choice, or a switch with its labels. */
export function choicesOf(entity: string, name: string) {
  const field = fieldsOf(entity)[name];
  if (!field || !(field.options || field.display === 'switch')) throw new Error(`${entity}.${name} has no few values`);
  const {title, on = 'Sim', off = 'Não'} = field;
  const switched = [
    {value: 1, text: on},
    {value: 0, text: off},
  ];
  return {label: title, options: field.options ?? switched};
}
