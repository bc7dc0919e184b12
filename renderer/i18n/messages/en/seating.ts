/** Taking a seat; loaded with the parts that say it. */
export default {
  title: 'Take a seat',
  name: 'Your name',
  sit: 'Sit down',
  also: 'With that you are ready, too; “Wait for me” takes it back.',
  full: 'All seats are taken. You can watch, or wait until one becomes free.',
  other: 'Other ways',
  mine: 'Did you have a seat here? Say which one, or enter the code that your old page shows.',
  watch: 'Only watching? Leave this page open: when the game starts, it shows the table.',
  addTitle: 'Who else plays on this device?',
  addText: 'You pass the screen around; a curtain hides the hands in between.',
  theirName: 'Name',
  looksLike: 'Easily taken for {name}, who is here already. You can keep the name all the same.',
  renameDo: 'That is me',
  colour: 'Colour',
  colours: { '0': 'Red', '1': 'Blue', '2': 'Yellow', '3': 'Green', '4': 'Pink', '5': 'Charcoal' },
  colourTaken: '{colour}, taken by {name}',
} as const;
