/** Taking a seat; loaded with the parts that say it. */
export default {
  title: 'Take a seat',
  name: 'Your name',
  sit: 'Sit down',
  also: 'That also makes you ready; “Not ready after all” undoes it.',
  full: 'All seats are taken. You can watch, or wait until one is free.',
  other: 'Other ways',
  mine: 'Did you have a seat here? Say which one, or enter the code your old page shows.',
  watch: 'Just watching? Leave this page open: you’ll see the table when the game starts.',
  addTitle: 'Who else plays on this device?',
  addText: 'You pass the device around; a curtain hides the hands in between.',
  theirName: 'Name',
  looksLike: 'Easily mistaken for {name}, who’s already here. You can keep the name anyway.',
  renameDo: 'Save',
  colour: 'Colour',
  colours: { '0': 'Red', '1': 'Blue', '2': 'Yellow', '3': 'Green', '4': 'Pink', '5': 'Charcoal' },
  colourTaken: '{colour}, taken by {name}',
} as const;
